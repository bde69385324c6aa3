/** The style of the console. */
export const consoleStyle = `
:root { color-scheme: light; --ink: #1a1f36; --dark: #0a2540; --border: #e3e8ee; --light: #ffffff; --button: #f3f5f8;
  --focus: #7a73ff; --accent: #5046d6; --good: #1a7f4b; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--light); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
header { background: var(--dark); color: var(--light); padding: 1.5rem clamp(1rem, 4vw, 4rem); display: flex;
  flex-wrap: wrap; gap: .5rem 2rem; align-items: baseline; }
header h1 { font-size: 1.35rem; margin: 0; } header p { margin: 0; opacity: .9; }
header a { color: inherit; } header nav { margin-inline-start: auto; display: flex; gap: 1.25rem; align-items: center; }
main { padding: 1.5rem clamp(1rem, 4vw, 4rem) 4rem; display: grid; gap: 2.5rem; }
h2 { font-size: 1.1rem; margin: 0 0 .75rem; border-bottom: 2px solid var(--focus); padding-bottom: .25rem; }
.providers { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); }
.provider { border-inline-start: 4px solid var(--good); padding-inline-start: 1rem; }
.provider.faulty { border-color: var(--accent); }
.provider h3 { margin: 0; font-size: 1rem; } .provider p { margin: 0 0 .5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th { text-align: start; font-weight: 600; color: #4c5a63; }
th, td { padding: .4rem .9rem .4rem 0; border-bottom: 1px solid var(--border); vertical-align: top; }
td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
code, pre { font: .85rem/1.5 ui-monospace, monospace; } pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
.badge { display: inline-block; border-radius: 4px; padding: 0 .45rem; font-size: .85rem; background: var(--border); }
.badge.good { background: #dbe6d3; color: #2f4327; } .badge.bad { background: #f6ddd0; color: #7c3212; }
.badge.waiting { background: #f9e6c5; color: #5f3f0d; }
.none { color: #5c6870; margin: 0; }
form { display: inline; } form.fault { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
label { font-size: .85rem; display: grid; gap: .15rem; }
input, select, button { font: inherit; font-size: .9rem; padding: .3rem .6rem; border-radius: 5px; border: 1px solid #8b979a;
  background: #fff; color: var(--ink); } input { width: 9rem; } input[type=number] { width: 4.5rem; }
button { background: var(--button); cursor: pointer; } button.strong { background: var(--accent); color: var(--light);
  border-color: var(--accent); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
a { color: var(--accent); } details summary { cursor: pointer; }
iframe { width: 100%; height: 70vh; border: 1px solid var(--border); background: #fff; }
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
