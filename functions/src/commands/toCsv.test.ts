import { type Cell, toCsv } from './toCsv.ts';

const bodyOf = (cell: Cell, european = false) =>
  toCsv(['a', 'b'], [[cell, 'x']], { european }).split('\r\n')[1];

describe('a CSV file', () => {
  test('begins with a byte order mark and ends every line with CRLF', () => {
    expect(toCsv(['date', 'net'], [['2025-06-01', { cents: 23_000 }]])).toBe(
      '\uFEFFdate,net\r\n2025-06-01,230.00\r\n',
    );
  });

  test.each<[Cell, string]>([
    ['Rennes, Bretagne', '"Rennes, Bretagne",x'],
    ['Camille "Cam" Martin', '"Camille ""Cam"" Martin",x'],
    ['two\nlines', '"two\nlines",x'],
    [' kept ', '" kept ",x'],
    ['Chloé Ünsal; 李', 'Chloé Ünsal; 李,x'],
    [undefined, ',x'],
    [{ cents: 5 }, '0.05,x'],
    [{ cents: -23_050 }, '-230.50,x'],
  ])('writes %j as RFC 4180 has it', (cell, line) => {
    expect(bodyOf(cell)).toBe(line);
  });

  test.each(['=1+1', '+33 6 39 98 00 00', '-2', '@SUM(A1)', '\t=1', '  =1', '＝1', "=HYPERLINK('x')"])(
    'escapes the formula %j',
    (cell) => {
      expect(bodyOf(cell)?.replaceAll('"', '')).toBe(`'${cell},x`);
    },
  );

  test('has semicolons and decimal commas in the European style', () => {
    expect(bodyOf({ cents: 123_450 }, true)).toBe('1234,50;x');
    expect(bodyOf('a;b, c', true)).toBe('"a;b, c";x');
    expect(bodyOf('a, b', true)).toBe('a, b;x');
  });
});
