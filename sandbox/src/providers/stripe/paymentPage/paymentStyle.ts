/** The style of the payment page: the summary on one side, the form on the other. */
export const paymentStyle = `
:root { color-scheme: light; --ink: #1a1f36; --dark: #0a2540; --border: #e3e8ee; --light: #ffffff; --accent: #5046d6; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: 1fr 1fr; color: var(--ink);
  background: var(--light); font: 1rem/1.5 system-ui, sans-serif; }
aside { background: var(--dark); color: var(--light); padding: 4rem min(8vw, 6rem); }
aside p { margin: 0 0 .5rem; opacity: .9; }
aside .amount { font-size: 2.5rem; font-weight: 650; line-height: 1.2; opacity: 1; }
aside dl { display: grid; grid-template-columns: 1fr auto; gap: .5rem 1.5rem; margin: 2rem 0; }
aside dt, aside dd { margin: 0; }
aside a { color: inherit; }
main { padding: 4rem min(8vw, 6rem); max-width: 40rem; width: 100%; }
h1 { font-size: 1.35rem; margin: 0 0 1.5rem; }
.mode { display: inline-block; background: #f3d9ad; color: #4a2f08; border-radius: 4px; padding: .1rem .5rem;
  font-size: .85rem; margin-bottom: 2rem; }
form { display: grid; gap: 1rem; }
fieldset { border: 1px solid #b9c2c4; border-radius: 8px; padding: 1rem; margin: 0; display: grid; gap: 1rem; }
legend { padding: 0 .35rem; font-weight: 600; }
label { display: grid; gap: .3rem; font-size: .9rem; font-weight: 600; }
input { font: inherit; font-weight: 400; padding: .65rem .75rem; border: 1px solid #8b979a; border-radius: 6px; background: #fff;
  color: inherit; width: 100%; }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid #7a73ff; outline-offset: 2px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: end; }
button { font: inherit; font-weight: 650; padding: .8rem 1rem; min-height: 3rem; border: 0; border-radius: 6px;
  background: var(--accent); color: var(--light); cursor: pointer; }
button.quiet { background: var(--border); color: var(--ink); }
button[disabled] { opacity: .6; cursor: progress; }
[role=alert] { margin: 0 0 1rem; border-left: 4px solid var(--accent); background: #f8e6dc; padding: .75rem 1rem; }
details { margin-top: 2rem; font-size: .9rem; }
table { border-collapse: collapse; } td { padding: .15rem 1rem .15rem 0; font-variant-numeric: tabular-nums; }
@media (max-width: 768px) { body { display: block; } aside, main { padding: 2rem 1.25rem; } }
`;

/** Disables the button while the form is sent, and enables it when the page is shown again. */
export const paymentScript = `
const setBusy = (busy) => document.querySelectorAll('button').forEach((button) => {
  button.disabled = busy;
  if (button.dataset.processing) button.textContent = busy ? button.dataset.processing : button.dataset.label;
});
document.addEventListener('submit', () => setTimeout(() => setBusy(true)));
addEventListener('pageshow', () => setBusy(false));
`;
