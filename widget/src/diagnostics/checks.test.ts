import { aCatalogue, aProgram } from '../testing/builders.ts';
import {
  checkAttributes,
  checkElements,
  checkPartners,
  checkScripts,
  checkVersion,
  compareVersions,
} from './checks.ts';
import type { ElementReport } from './inspectElement.ts';
import { parseColour } from './inspectElement.ts';

/** A calendar that stands as it should, but for what a test says otherwise. */
function aReport(overrides: Partial<ElementReport> = {}): ElementReport {
  return {
    tag: 'surya-calendar',
    attributes: { partner: 'studio-lumen' },
    width: 800,
    height: 1200,
    visible: true,
    clippedBy: undefined,
    filled: true,
    contrast: 12,
    ...overrides,
  };
}

const codes = (findings: { code: string }[]) => findings.map(({ code }) => code);
const v1 = 'https://studio.example/widget/v1/booking.js';

test('one script is right, two are said with their addresses', () => {
  expect(checkScripts([v1])).toEqual([]);
  expect(checkScripts([v1, `${v1}?ver=6`])).toEqual([
    { code: 'double_load', addresses: `${v1} · ${v1}?ver=6` },
  ]);
});

test.each([
  ['1.0.0', '1.0.0', 0],
  ['1.2.0', '1.10.0', -8],
  ['2.0.0', '1.10.0', 1],
])('of %s and %s the difference is %d', (one, other, difference) => {
  expect(compareVersions(one, other)).toBe(difference);
});

test('only an older version is worth a word', () => {
  expect(checkVersion('1.0.0', '1.1.0')).toEqual([
    { code: 'old_version', version: '1.0.0', current: '1.1.0' },
  ]);
  expect(checkVersion('1.1.0', '1.1.0')).toEqual([]);
  expect(checkVersion('1.2.0', '1.1.0')).toEqual([]);
});

test.each<[string, Partial<ElementReport>, string[]]>([
  ['as it should', {}, []],
  ['with no width', { width: 0 }, ['squeezed']],
  ['with no height', { height: 3 }, ['squeezed']],
  ['in a box that cuts it off', { clippedBy: '<div.row>' }, ['clipped']],
  ['in a closed tab', { visible: false, width: 0, height: 0 }, ['hidden']],
  ['dark on dark', { contrast: 1.3 }, ['low_contrast']],
  ['on a picture', { contrast: undefined }, []],
  ['empty', { filled: false }, ['no_links']],
])('a calendar that stands %s is seen', (_, seen, found) => {
  expect(codes(checkElements([aReport(seen)]))).toEqual(found);
});

test('a page without elements is told so, a payment button needs no links', () => {
  expect(codes(checkElements([]))).toEqual(['no_element']);
  expect(checkElements([aReport({ tag: 'surya-payment', filled: false })])).toEqual([]);
});

test('a partner is missing, unknown or right', () => {
  const catalogue = { ...aCatalogue(), partners: ['studio-lumen'] };
  expect(checkPartners([aReport()], catalogue)).toEqual([]);
  expect(codes(checkPartners([aReport({ attributes: {} })], catalogue))).toEqual(['partner_missing']);
  const unknown = aReport({ attributes: { partner: 'studio-umbra' } });
  expect(checkPartners([unknown, unknown], catalogue)).toEqual([
    { code: 'partner_unknown', partner: 'studio-umbra' },
  ]);
  expect(checkPartners([aReport({ tag: 'surya-region-form', attributes: {} })], catalogue)).toEqual([]);
});

test.each<[Record<string, string>, string[]]>([
  [{ program: 'surya-kriya-rennes', practice: 'surya_kriya', location: 'Rennes' }, []],
  [{ practice: 'all' }, []],
  [{ program: 'surya-kriya-paris' }, ['program_unknown']],
  [{ practice: 'Surya Kriya' }, ['practice_unknown']],
  [{ location: 'rennes' }, ['location_unknown']],
])('the attributes %j give %j', (attributes, found) => {
  expect(codes(checkAttributes([aReport({ attributes })], aCatalogue(aProgram())))).toEqual(found);
});

test('shambhavi is the choice of the Shakti programs', () => {
  const shakti = aCatalogue(aProgram({ type: 'surya_kriya_correction_shakti' }));
  expect(checkAttributes([aReport({ attributes: { practice: 'shambhavi' } })], shakti)).toEqual([]);
});

test('colours are parsed as computed styles write them', () => {
  expect(parseColour('rgb(31, 39, 51)')).toEqual([31, 39, 51, 1]);
  expect(parseColour('rgba(0, 0, 0, 0.5)')).toEqual([0, 0, 0, 0.5]);
  expect(parseColour('color(srgb 1 1 1)')).toBeUndefined();
});
