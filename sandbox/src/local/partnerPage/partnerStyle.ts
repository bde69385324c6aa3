/** The style of the partner's page, unlike the studio's. */
export const partnerStyle = `
:root { --plum: #33214f; --lilac: #efeaf6; --lamp: #ffd65c; --paper: #fdfcff; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: #221a33; font: 1.0625rem/1.65 "Avenir Next", "Century Gothic", Futura, "Trebuchet MS", sans-serif; }
header { display: flex; flex-wrap: wrap; gap: 1rem 2rem; justify-content: space-between; align-items: center;
  padding: 1.25rem clamp(1.25rem, 6vw, 6rem); background: var(--plum); color: var(--paper); }
header a { color: inherit; }
.brand { display: inline-flex; gap: .75rem; align-items: center; font-size: 1.2rem; font-weight: 600; letter-spacing: .06em;
  text-decoration: none; }
nav { display: flex; gap: 1.25rem; } nav [aria-current] { border-bottom: 3px solid var(--lamp); }
nav a, nav span { padding: .5rem 0; }
main { display: grid; gap: clamp(2.5rem, 6vw, 5rem); padding: clamp(2rem, 6vw, 5rem) clamp(1.25rem, 6vw, 6rem); }
h1 { font-size: clamp(2rem, 5vw, 3.4rem); line-height: 1.12; margin: 0 0 1rem; max-width: 18ch; color: var(--plum); }
h2 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; color: var(--plum); }
p { max-width: 65ch; } .lead p { font-size: 1.2rem; margin: 0; }
.booking { background: var(--lilac); border-inline-start: 8px solid var(--lamp); padding: clamp(1.5rem, 4vw, 3rem);
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1.5rem 3rem; align-items: center; }
a { color: #5a3196; } :focus-visible { outline: 3px solid #5a3196; outline-offset: 3px; }
header :focus-visible { outline-color: var(--lamp); }
footer { background: var(--plum); color: var(--paper); padding: 2.5rem clamp(1.25rem, 6vw, 6rem); }
footer p { margin: 0; opacity: .85; font-size: .9rem; }
`;

/** The partner's logo. */
export const partnerSign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#ffd65c" d="M20 4a12 12 0 0 0-6 22.4V30h12v-3.6A12 12 0 0 0 20 4Z"/><path fill="none" stroke="#fdfcff" stroke-width="2" d="M14 34h12M16 38h8"/></svg>`;
