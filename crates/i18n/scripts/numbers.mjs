// Writes how every language writes numbers (src/numbers.json), and numbers as `Intl` formats them, by which the
// tests judge both sides (tests/numbers.json). Run with Node 20: `node crates/i18n/scripts/numbers.mjs`.

import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const crate = join(dirname(fileURLToPath(import.meta.url)), '..');
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const tags = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((tag) => Intl.NumberFormat.supportedLocalesOf(tag).length > 0);
const systems =
    'latn arab arabext beng deva gujr guru khmr knda laoo mlym mymr orya tamldec telu thai tibt'.split(' ');

function intl(tag, system, options) {
    return new Intl.NumberFormat(`${tag}-u-nu-${system}`, options);
}

/** Signs, separators and sizes of groups; the digits apart. */
function signs(tag, system) {
    // Some write a mark of direction beside the sign.
    const sign = (number) => {
        const parts = intl(tag, system, { signDisplay: 'exceptZero' }).formatToParts(number);
        return parts
            .slice(
                0,
                parts.findIndex((part) => part.type === 'integer'),
            )
            .map((part) => part.value)
            .join('');
    };
    const parts = intl(tag, system).formatToParts(1234567890.5);
    const groups = parts.filter((part) => part.type === 'integer').map((part) => part.value.length);
    const [before, after] = intl(tag, system, { style: 'percent' })
        .format(0.07)
        .split(intl(tag, system).format(7));
    const row = {
        minus: sign(-1),
        plus: sign(1),
        percent: [before, after],
        group: parts.find((part) => part.type === 'group').value,
        decimal: parts.find((part) => part.type === 'decimal').value,
        // The last group, those before it, and how many digits the first must have.
        groups: [groups.at(-1), groups.at(-2), hasGroups(tag, system, 1234) ? 1 : 2],
    };
    const whole = intl(tag, system, { style: 'percent', maximumFractionDigits: 1 });
    if (whole.format(-0.075) !== row.minus + whole.format(0.075))
        throw new Error(`${tag}: a minus that is not in front`);
    return row;
}

function hasGroups(tag, system, number) {
    return intl(tag, system)
        .formatToParts(number)
        .some((part) => part.type === 'group');
}

function table() {
    const rows = new Map();
    const add = (name, row) => {
        const key = JSON.stringify(row);
        rows.set(key, [...(rows.get(key) ?? []), name]);
    };
    for (const tag of tags) {
        const latin = signs(tag, 'latn');
        add(tag, latin);
        for (const system of systems.slice(1)) {
            // Where data is missing, Intl leaves the groups out.
            if (!hasGroups(tag, system, 1234567)) continue;
            const own = signs(tag, system);
            if (JSON.stringify(own) !== JSON.stringify(latin)) add(`${tag}-${system}`, own);
        }
    }
    const digits = systems.map((system) => [
        system,
        intl('en', system, { useGrouping: false }).format(9876543210).split('').reverse().join(''),
    ]);
    return {
        digits: Object.fromEntries(digits),
        signs: [...rows].map(([row, of]) => ({ of: of.join(' '), ...JSON.parse(row) })),
    };
}

/** What the messages' functions do, said with `Intl`. */
function formatted(tag, system, { kind, number, digits, signed }) {
    const places = (most) => ({ minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? most });
    const options = {
        whole: { maximumFractionDigits: 0, signDisplay: 'negative' },
        decimal: { ...places(3), signDisplay: signed ? 'exceptZero' : 'negative' },
        percent: { ...places(0), style: 'percent', signDisplay: 'negative' },
    }[kind];
    return intl(tag, system, options).format(number);
}

/** The same cases in languages that differ in every way there is. */
function vectors() {
    const wholes = [0, 1, 2, 10, 12, 100, 999, 1000, 1234, 9999, 12345, 123456, 1234567, 9007199254740991];
    const decimals = [0, 0.0004, 0.125, 0.1 + 0.2, 1.005, 2.675, 999.9995, 1234.5, 12345.678901, 1e-7, 1e21];
    const shares = [0, 0.0005, 0.00049, 0.0531, 0.285, 0.99995, 1, 12.345];
    const both = (numbers) => numbers.flatMap((number) => (number === 0 ? [number] : [number, -number]));
    const cases = [
        ...both(wholes).map((number) => ({ kind: 'whole', number })),
        ...both(decimals).flatMap((number) => [
            { kind: 'decimal', number },
            ...[0, 1, 2, 3, 4, 5, 6].map((digits) => ({ kind: 'decimal', number, digits })),
            { kind: 'decimal', number, digits: 2, signed: true },
        ]),
        ...both(shares).flatMap((number) => [
            { kind: 'percent', number },
            ...[1, 2, 3].map((digits) => ({ kind: 'percent', number, digits })),
        ]),
    ];
    const languages = [
        'en',
        'ru',
        'fa',
        'fa-arabext',
        'ar',
        'ar-arab',
        'th',
        'th-thai',
        'hi-deva',
        'eu',
        'tr',
        'pl',
    ];
    const texts = languages.map((name) => {
        const [tag, system = 'latn'] = name.split('-');
        return { tag, system, texts: cases.map((one) => formatted(tag, system, one)) };
    });
    return { cases, texts };
}

/** One line for each element, so that changes can be read. */
function lines(list) {
    return `[\n${list.map((element) => JSON.stringify(element)).join(',\n')}\n]`;
}

const { digits, signs: rows } = table();
writeFileSync(
    join(crate, 'src/numbers.json'),
    `{"digits": ${JSON.stringify(digits)},\n"signs": ${lines(rows)}}\n`,
);
const { cases, texts } = vectors();
writeFileSync(join(crate, 'tests/numbers.json'), `{"cases": ${lines(cases)},\n"texts": ${lines(texts)}}\n`);
