import { readFile } from 'node:fs/promises';
import type { Download, Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { CheckedRules } from '../src/api/types.js';
import { ALL_LANGUAGES, PHONE, playground, type Tag } from './playground.js';
import type { Seat } from './seat.js';

const { visit } = playground();

/** A house that sells nothing, so that its edge is soon known; another one for each language. */
const plain = (tag: Tag) =>
  `format = 1\nname = "plain"\n[bet]\npays = { flush = ${6 + ALL_LANGUAGES.indexOf(tag)} }\n`;

async function openHouses(seat: Seat, view: 'words' | 'compare' | 'edit'): Promise<Locator> {
  await seat.look('rules');
  await seat.page.locator('[data-action=houses]').click();
  const dialog = seat.page.getByRole('dialog', { name: seat.say('houses'), exact: true });
  await dialog.waitFor();
  await dialog.getByRole('radio', { name: seat.say(`houses-${view}`), exact: true }).check();
  return dialog;
}

/** Opens a part of the form. */
async function part(dialog: Locator, name: string): Promise<Locator> {
  const found = dialog.locator(`details[data-part=${name}]`);
  if ((await found.getAttribute('open')) === null) await found.locator('summary').click();
  return found;
}

function state(dialog: Locator, faults: number): Promise<void> {
  return dialog.locator(`[data-faults="${faults}"]`).waitFor();
}

async function saved(seat: Seat, dialog: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    seat.page.waitForEvent('download') as Promise<Download>,
    dialog.locator('[data-action=save-rules]').click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

function checked(seat: Seat, text: string): Promise<CheckedRules> {
  return seat.page.evaluate(async (file) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ text: file });
    return (
      await fetch('/api/v1/rules/check', { method: 'POST', headers, body })
    ).json() as Promise<CheckedRules>;
  }, text);
}

describe.each(ALL_LANGUAGES)('houses in %s', (tag) => {
  test('a copy is edited, a fault is shown at its field and mended, and the file is read back', async () => {
    const seat = await visit(tag);
    const dialog = await openHouses(seat, 'edit');
    await state(dialog, 0);
    await part(dialog, 'bet');
    const pay = dialog.locator('[data-path="bet.pays.flush"]');
    await pay.fill('many');
    await state(dialog, 1);
    const fault = dialog.locator('[data-fault="bet.pays.flush"]');
    await fault.waitFor();
    expect(await pay.getAttribute('aria-invalid')).toBe('true');
    const described = (await pay.getAttribute('aria-describedby'))?.split(' ') ?? [];
    expect(described).toContain(await fault.getAttribute('id'));
    expect(await dialog.locator('[data-action=play-rules]').getAttribute('aria-disabled')).toBe('true');
    // The list of faults leads to the field.
    await dialog.locator('.faults button').click();
    expect(await pay.evaluate((field) => field === document.activeElement)).toBe(true);
    await pay.fill('9');
    await state(dialog, 0);
    await fault.waitFor({ state: 'detached' });
    // What the rules say follows.
    const says = dialog.locator('section.says ul[data-about=bet]');
    await expect.poll(() => says.textContent()).toContain('9');
    const { name, text } = await saved(seat, dialog);
    expect(name).toBe('my-trainer.toml');
    const { faults, sound } = await checked(seat, text);
    expect(faults).toEqual([]);
    expect(sound?.house.name).toBe('my-trainer');
    expect(sound?.house.pays.find(({ hand }) => hand === 'flush')?.pays).toBe(9);
  });

  test('one plays by a house of one’s own, also after the page is loaded again', async () => {
    const seat = await visit(tag);
    const dialog = await openHouses(seat, 'edit');
    await state(dialog, 0);
    await part(dialog, 'bet');
    await dialog.locator('[data-path="bet.multiple"]').fill('3');
    await state(dialog, 0);
    await dialog.locator('.says').getByText('3', { exact: false }).first().waitFor();
    await expect
      .poll(() => dialog.locator('[data-action=play-rules]').getAttribute('aria-disabled'))
      .toBe('false');
    await dialog.locator('[data-action=play-rules]').click();
    await dialog.getByText(seat.say('edit-playing'), { exact: true }).waitFor();
    await seat.page.keyboard.press('Escape');
    await expect.poll(() => seat.page.locator('[data-rules=choice]').inputValue()).toBe('my-trainer');
    await seat.look('round');
    await seat.deal();
    const round = await seat.round();
    expect(round.rules).toBe('my-trainer');
    expect(round.legal.play).toBe(30);
    await seat.page.reload();
    await seat.felt('decisions').waitFor();
    await seat.act('fold');
    await seat.felt('settled').waitFor();
    await seat.look('rules');
    await seat.page.locator('[role=tabpanel] ul[data-about=bet]').waitFor();
  });

  test('two houses are compared in words and field by field', async () => {
    const seat = await visit(tag, { viewport: PHONE });
    const dialog = await openHouses(seat, 'compare');
    await dialog.locator('[data-houses=house]').selectOption('oasis-1');
    await dialog.locator('[data-houses=against]').selectOption('caribbean');
    await dialog.locator('[data-says=oasis-1] ul[data-about=exchange] li').first().waitFor();
    const row = dialog.locator('tr[data-key="exchange.price.1"]');
    expect(await row.locator('td').allTextContents()).toEqual(['1', '—']);
    expect(await row.locator('th').textContent()).toContain(seat.say('exchange-of', { count: 1 }));
    // Nothing reaches over the edge of the phone.
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  });

  test('the form runs in the direction of the language, and keys from left to right', async () => {
    const seat = await visit(tag);
    const dialog = await openHouses(seat, 'edit');
    await state(dialog, 0);
    await part(dialog, 'bet');
    const field = dialog.locator('[data-path="bet.multiple"]');
    const label = dialog.locator('label', { hasText: seat.say('field-bet-multiple') });
    const [labelBox, fieldBox] = [await label.boundingBox(), await field.boundingBox()];
    if (!labelBox || !fieldBox) throw new Error('nothing is shown');
    const isRight = labelBox.x > fieldBox.x;
    expect(isRight).toBe(seat.text.language.direction === 'rtl');
    expect(await label.locator('code').getAttribute('dir')).toBe('ltr');
    await field.fill(tag === 'fa' ? '۴' : tag === 'ar' ? '٤' : '4');
    await state(dialog, 0);
    await dialog.locator('details:has([data-toml]) summary').click();
    await expect.poll(() => dialog.locator('[data-toml]').textContent()).toContain('multiple = 4\n');
  });

  test('a file is opened, and its house edge is worked out', async () => {
    const seat = await visit(tag);
    const dialog = await openHouses(seat, 'edit');
    await state(dialog, 0);
    const file = (text: string) => ({
      name: 'plain.toml',
      mimeType: 'application/toml',
      buffer: Buffer.from(text),
    });
    await dialog.locator('[data-houses=file]').setInputFiles(file(`${plain(tag)}multiple = 0\n`));
    await dialog.getByRole('alert').waitFor();
    await dialog.locator('[data-houses=file]').setInputFiles(file(plain(tag)));
    await dialog.getByRole('alert').waitFor({ state: 'detached' });
    await expect.poll(() => dialog.locator('[data-path=name]').inputValue()).toBe('plain');
    await dialog.locator('[data-edge=unknown] [data-action=begin-edge]').click();
    await dialog.locator('[data-edge=known]').waitFor({ timeout: 60_000 });
  });
});

test('a strategy card is made once and read in every language', async () => {
  const read = async (tag: Tag): Promise<string | null> => {
    const seat = await visit(tag);
    const dialog = await openHouses(seat, 'edit');
    await state(dialog, 0);
    const buffer = Buffer.from(plain('en'));
    const file = { name: 'plain.toml', mimeType: 'application/toml', buffer };
    await dialog.locator('[data-houses=file]').setInputFiles(file);
    await expect.poll(() => dialog.locator('[data-path=name]').inputValue()).toBe('plain');
    await state(dialog, 0);
    await dialog.locator('[data-action=play-rules]').click();
    await dialog.getByText(seat.say('edit-playing'), { exact: true }).waitFor();
    await seat.page.keyboard.press('Escape');
    const begin = seat.page.locator('[data-action=begin-card]');
    if (tag === 'ru') await begin.click();
    await seat.page.locator('[data-card-state=known]').waitFor({ timeout: 180_000 });
    return seat.page.locator('ol[data-card-list=first]').textContent();
  };
  expect(await read('ru')).toMatch(/[а-я]/);
  expect(await read('fa')).toMatch(/[ا-ی]/);
}, 240_000);

test('the form is filled in without a mouse', async () => {
  const seat = await visit('en');
  await seat.look('rules');
  await seat.tabTo(seat.page.locator('[data-action=houses]'));
  await seat.page.keyboard.press('Enter');
  const dialog = seat.page.getByRole('dialog', { name: seat.say('houses'), exact: true });
  await seat.tabTo(dialog.locator('input[type=radio]').first());
  await seat.page.keyboard.press('ArrowLeft');
  await state(dialog, 0);
  await seat.tabTo(dialog.locator('details[data-part=bet] summary'));
  await seat.page.keyboard.press('Enter');
  await seat.tabTo(dialog.locator('[data-path="bet.multiple"]'));
  await seat.page.keyboard.press('Control+a');
  await seat.page.keyboard.type('500');
  await state(dialog, 1);
  await seat.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  // What was written is still there.
  await seat.page.keyboard.press('Enter');
  await state(dialog, 1);
  expect(await dialog.locator('[data-path="bet.multiple"]').inputValue()).toBe('500');
});

test('a dialog that is closed and asked for at once is open', async () => {
  const seat = await visit('en');
  await seat.look('rules');
  const button = seat.page.locator('[data-action=houses]');
  await seat.tabTo(button);
  await seat.page.keyboard.press('Enter');
  const dialog = seat.page.getByRole('dialog', { name: seat.say('houses'), exact: true });
  await dialog.waitFor();
  // In one turn, before the browser has told of the closing.
  const isOpen = await button.evaluate(async (element: HTMLButtonElement) => {
    const shown = document.querySelector('dialog[open]') as HTMLDialogElement;
    shown.dispatchEvent(new Event('cancel', { cancelable: true }));
    await Promise.resolve();
    element.click();
    await new Promise((later) => setTimeout(later, 200));
    return shown.open;
  });
  expect(isOpen).toBe(true);
  // Leaving a file chooser does not close it.
  await dialog.getByRole('radio', { name: seat.say('houses-edit'), exact: true }).check();
  const chooser = dialog.locator('[data-houses=file]');
  await chooser.evaluate((input) => input.dispatchEvent(new Event('cancel', { bubbles: true })));
  await state(dialog, 0);
  await seat.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

test('a house whose whole game has no answer says why', async () => {
  const seat = await visit('ru');
  const dialog = await openHouses(seat, 'words');
  await dialog.locator('[data-houses=house]').selectOption('wiki-repeat');
  await dialog.locator('[data-edge=refused]').getByText(seat.say('unserved-repeated-exchange')).waitFor();
  await dialog.locator('[data-houses=house]').selectOption('caribbean');
  const edge = dialog.locator('[data-edge=known] .figure');
  await edge.waitFor();
  expect(await edge.textContent()).toContain('5,22');
});
