import { calendar, embedded, type HostPage, hostPage, link, payment, script } from './hostPage.ts';

/** A style sheet that changes every element it can reach, each property with `!important`. */
const wildReset = `
* , *::before, *::after {
  all: revert !important; margin: 0 !important; padding: 1px !important; border: 0 !important;
  float: left !important; position: static !important; inset: auto !important;
  font: italic 300 9px/0.9 "Comic Sans MS", cursive !important; color: magenta !important;
  background: yellow !important; letter-spacing: 0.4em !important; word-spacing: 2em !important;
  text-transform: uppercase !important; text-indent: 3em !important; text-align: right !important;
  text-shadow: 2px 2px red !important; white-space: nowrap !important; word-break: break-all !important;
  -webkit-text-fill-color: lime !important; -webkit-text-stroke: 1px red !important;
  box-sizing: content-box !important; list-style: square inside !important; cursor: crosshair !important;
  writing-mode: horizontal-tb !important; tab-size: 1 !important; user-select: none !important;
  max-width: none !important; min-width: 0 !important; z-index: 0 !important;
  border-spacing: 9px !important; quotes: "<" ">" !important; caption-side: bottom !important;
}
head, head * { display: none !important; }`;

const styleTag = (style: string) => `<style>${style}</style>`;

/** The directives that the partners page names, in a policy that allows nothing else. */
function strictPolicy(studio: string, directives: readonly string[]): string {
  return [
    "default-src 'none'",
    ...directives.map((directive) => `${directive} ${studio}`),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Pages on which everything must work as on a plain one, by the name in their test's title. */
export const hosts: Record<string, (studio: string, released: string) => HostPage> = {
  'a plain page': (studio) => ({ html: hostPage({ body: embedded(studio) }) }),

  'a dark page': (studio) => ({
    html: hostPage({
      head: styleTag('html { color-scheme: dark; background: #12161c; color: #eee; font-family: Georgia }'),
      body: embedded(studio),
    }),
  }),

  'a page with a strict policy and trusted types': (studio) => ({
    html: hostPage({ head: '<meta name="color-scheme" content="light dark">', body: embedded(studio) }),
    headers: { 'Content-Security-Policy': strictPolicy(studio, ['script-src', 'connect-src', 'img-src']) },
  }),

  'a page whose reset is important everywhere': (studio) => ({
    html: hostPage({ head: styleTag(wildReset), body: embedded(studio) }),
  }),

  'a page whose reset unsets everything': (studio) => ({
    html: hostPage({
      head: styleTag('body *:not(script) { all: unset; } h1, h2 { display: block; }'),
      body: embedded(studio),
    }),
  }),

  'a page with a root font size of 62.5 %': (studio) => ({
    html: hostPage({
      head: styleTag('html { font-size: 62.5% } h1 { font-size: 3.2rem }'),
      body: embedded(studio),
    }),
  }),

  'a right-to-left page': (studio) => ({
    html: hostPage({
      lang: 'ar',
      attributes: 'dir="rtl"',
      head: styleTag('body { font-family: Tahoma, sans-serif; text-align: right }'),
      body: `<p>مرحبا بكم في الاستوديو</p>${embedded(studio)}`,
    }),
  }),

  'a page with jQuery and an extended Array.prototype': (studio) => ({
    html: hostPage({
      head: `<script>
Array.prototype.last = function () { return this[this.length - 1]; };
Array.prototype.remove = function (item) { return this.filter((other) => other !== item); };
Function.prototype.defer = function () { setTimeout(this); };
String.prototype.strip = function () { return this.trim(); };
</script><script src="/vendor/jquery.js"></script>`,
      body: `<div id="first">${embedded(studio)}</div><div id="second"></div>
<script>jQuery(function ($) { $('#second').append($('surya-calendar').addClass('moved').hide().fadeIn(50)); });</script>`,
    }),
  }),

  'a page with an extended Object.prototype': (studio) => ({
    html: hostPage({
      head: `<script>
Object.prototype.foo = () => {};
Object.prototype.bar = 'bar';
Object.defineProperty(Object.prototype, 'baz', { value: 'baz', enumerable: true });
</script>`,
      body: embedded(studio),
    }),
  }),

  'a page builder’s columns': (studio) => ({
    html: hostPage({
      head: styleTag(`body { margin: 0; display: flex; flex-direction: column; align-items: center }
.row { display: flex; max-width: 1200px; justify-content: center } .inline { display: inline-block }`),
      body: `<h1>Nos stages</h1><div class="row">${calendar(studio)}</div>
<table><tr><td>${calendar(studio, 'limit="1"')}</td></tr></table>
<div class="inline">${payment(studio)}</div>${script(studio)}`,
    }),
  }),

  'a grid with shares of the width': (studio) => ({
    html: hostPage({
      head: styleTag('@media (min-width: 900px) { .row { display: grid; grid-template-columns: 5fr 7fr } }'),
      body: `<div class="row"><div>${payment(studio)}</div><div>${calendar(studio)}</div></div>${script(studio)}`,
    }),
  }),

  'a page that loads the script twice': (studio) => ({
    html: hostPage({
      head: script(studio),
      body: `${embedded(studio)}${script(studio)}<script type="module" src="${studio}/widget/v1/booking.js?ver=6.8"></script>`,
    }),
  }),

  'a page that loads two versions of the script': (studio, released) => ({
    html: hostPage({ head: script(studio, released), body: embedded(studio) }),
  }),

  'a page whose links open in new tabs': (studio) => ({
    html: hostPage({
      head: '<base href="/elsewhere/" target="_blank">',
      body: `${embedded(studio)}<p>${link(studio)}</p>`,
    }),
  }),
};

/** The path of a host: its name with hyphens. */
export function getHostPath(name: string): string {
  return `/${name.replaceAll(/[^a-zA-Z0-9]+/g, '-').toLowerCase()}`;
}
