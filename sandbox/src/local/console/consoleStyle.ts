/** The style of the console. */
export const consoleStyle = `
:root { color-scheme: light; --ink: #1f2733; --sea: #2f4858; --mist: #dfe6e6; --shell: #fffbf4; --sand: #f5ecdd;
  --saffron: #e39b3b; --ember: #a84b1f; --sage: #4f6148; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--shell); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
header { background: var(--sea); color: var(--shell); padding: 1.5rem clamp(1rem, 4vw, 4rem); display: flex;
  flex-wrap: wrap; gap: .5rem 2rem; align-items: baseline; }
header h1 { font-size: 1.35rem; margin: 0; } header p { margin: 0; opacity: .9; }
header a { color: inherit; } header nav { margin-inline-start: auto; display: flex; gap: 1.25rem; align-items: center; }
main { padding: 1.5rem clamp(1rem, 4vw, 4rem) 4rem; display: grid; gap: 2.5rem; }
h2 { font-size: 1.1rem; margin: 0 0 .75rem; border-bottom: 2px solid var(--saffron); padding-bottom: .25rem; }
.providers { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); }
.provider { border-inline-start: 4px solid var(--sage); padding-inline-start: 1rem; }
.provider.faulty { border-color: var(--ember); }
.provider h3 { margin: 0; font-size: 1rem; } .provider p { margin: 0 0 .5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th { text-align: start; font-weight: 600; color: #4c5a63; }
th, td { padding: .4rem .9rem .4rem 0; border-bottom: 1px solid var(--mist); vertical-align: top; }
td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
code, pre { font: .85rem/1.5 ui-monospace, monospace; } pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
.badge { display: inline-block; border-radius: 4px; padding: 0 .45rem; font-size: .85rem; background: var(--mist); }
.badge.good { background: #dbe6d3; color: #2f4327; } .badge.bad { background: #f6ddd0; color: #7c3212; }
.badge.waiting { background: #f9e6c5; color: #5f3f0d; }
.none { color: #5c6870; margin: 0; }
form { display: inline; } form.fault { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
label { font-size: .85rem; display: grid; gap: .15rem; }
input, select, button { font: inherit; font-size: .9rem; padding: .3rem .6rem; border-radius: 5px; border: 1px solid #8b979a;
  background: #fff; color: var(--ink); } input { width: 9rem; } input[type=number] { width: 4.5rem; }
button { background: var(--sand); cursor: pointer; } button.strong { background: var(--ember); color: var(--shell);
  border-color: var(--ember); }
:focus-visible { outline: 3px solid var(--saffron); outline-offset: 2px; }
a { color: var(--ember); } details summary { cursor: pointer; }
iframe { width: 100%; height: 70vh; border: 1px solid var(--mist); background: #fff; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; margin: 0 0 1rem; }
dt { color: #4c5a63; } dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 640px) { header nav { margin-inline-start: 0; } }
`;

/**
 * Renders the dashboard again after every change, except while one of its fields has the focus; opened
 * details stay open.
 */
export const consoleScript = `
const dashboard = document.querySelector('main');
const isBusy = () => dashboard.contains(document.activeElement) && document.activeElement.matches('input, select');
let waiting = false;
async function refresh() {
  if (waiting) return;
  waiting = true;
  while (isBusy()) await new Promise((resolve) => setTimeout(resolve, 500));
  const response = await fetch('/console/dashboard').catch(() => undefined);
  if (response?.ok) {
    const open = [...dashboard.querySelectorAll('details[open]')].map((details) => details.id);
    dashboard.innerHTML = await response.text();
    for (const id of open) document.getElementById(id)?.setAttribute('open', '');
  }
  waiting = false;
}
const source = new EventSource('/console/changes');
source.onmessage = refresh;
source.onopen = refresh;
`;
