import { getVideoEmbed, parseVideoId } from './parseVideoId.ts';

test.each([
  ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://vimeo.com/12345', undefined],
  ['https://www.youtube.com/watch', undefined],
  ['not an address', undefined],
  ['', undefined],
])('the film of %s is %s', (video, id) => {
  expect(parseVideoId(video)).toBe(id);
});

test('a film is embedded from the host that sets no cookie, in the page’s language', () => {
  expect(getVideoEmbed('dQw4w9WgXcQ', 'es')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?.*hl=es/,
  );
});
