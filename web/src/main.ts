import { mount } from 'svelte';
import App from './App.svelte';
import { connect } from './api/client';
import { listen } from './api/socket';
import { makeTable } from './state/table';
import { speak } from './state/words.svelte';
import './style.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');

await speak();
mount(App, { target, props: { table: makeTable(connect()), hear: listen } });
