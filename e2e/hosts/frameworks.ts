import { getSectionPath } from '../pages.ts';
import { words } from '../words.ts';
import { type HostPage, hostPage, link, partnerId, payment, script, soldProgram } from './hostPage.ts';

/** Names of the buttons with which a page mounts, changes, moves and unmounts the widget. */
const buttons = ['mount', 'move', 'limit', 'language', 'unmount'] as const;

/** `#heard` counts the events that reach the framework's own listener. */
const controls = `<p id="controls">${buttons.map((name) => `<button id="${name}">${name}</button>`).join(' ')} <output id="heard">0</output></p>`;

const calendarLink = (studio: string) => studio + getSectionPath('calendar', 'fr');

/** React 17 sets attributes only on custom elements, and its lists move elements. */
function reactHost(studio: string): HostPage {
  const app = `
const e = React.createElement;
function App() {
  const [state, change] = React.useState({ shown: false, last: false, limit: 50, lang: 'fr' });
  const place = React.useRef(null);
  React.useEffect(() => {
    const set = (part) => change((before) => ({ ...before, ...part(before) }));
    mount.onclick = () => set(() => ({ shown: true }));
    move.onclick = () => set(({ last }) => ({ last: !last }));
    limit.onclick = () => set(() => ({ limit: 2 }));
    language.onclick = () => set(() => ({ lang: 'es' }));
    unmount.onclick = () => set(() => ({ shown: false }));
    const count = () => { heard.value = Number(heard.value) + 1; };
    place.current.addEventListener('surya:checkout-initiated', count);
    return () => place.current.removeEventListener('surya:checkout-initiated', count);
  }, []);
  const { shown, last, lang } = state;
  const calendar = shown && e('surya-calendar', { key: 'calendar', lang, limit: state.limit, partner: '${partnerId}' },
    e('a', { href: '${calendarLink(studio)}' }, ${JSON.stringify(words.fr.calendar.programs)}));
  const text = e('p', { key: 'text' }, 'Un paragraphe.');
  return e('div', { ref: place }, last ? [text, calendar] : [calendar, text],
    shown && e('surya-payment', { key: 'payment', lang, program: '${soldProgram.id}', partner: '${partnerId}' }));
}
ReactDOM.render(e(App), app);`;
  return {
    html: hostPage({
      head: `<script src="/vendor/react.js"></script><script src="/vendor/react-dom.js"></script>${script(studio)}`,
      body: `${controls}<div id="app"></div><script>${app}</script>`,
    }),
  };
}

/** Vue 3 sets properties that an element has, and teleports parts of the page. */
function vueHost(studio: string): HostPage {
  const app = `
Vue.createApp({
  setup() {
    const state = Vue.reactive({ shown: false, to: '#first', limit: 50, lang: 'fr' });
    mount.onclick = () => { state.shown = true; };
    move.onclick = () => { state.to = state.to === '#first' ? '#second' : '#first'; };
    limit.onclick = () => { state.limit = 2; };
    language.onclick = () => { state.lang = 'es'; };
    unmount.onclick = () => { state.shown = false; };
    return { state, count: () => { heard.value = Number(heard.value) + 1; } };
  },
  template: \`<Teleport :to="state.to" v-if="state.shown"><div :lang="state.lang">
    <surya-calendar :limit="state.limit" partner="${partnerId}"><a href="${calendarLink(studio)}">${words.fr.calendar.programs}</a></surya-calendar>
    <surya-payment program="${soldProgram.id}" partner="${partnerId}" @surya:checkout-initiated="count"></surya-payment>
  </div></Teleport>\`,
}).mount('#app');`;
  return {
    html: hostPage({
      head: `<script src="/vendor/vue.js"></script>${script(studio)}`,
      body: `${controls}<div id="first"></div><hr><div id="second"></div><div id="app"></div><script>${app}</script>`,
    }),
  };
}

/** Pages of frameworks that mount, change, move and unmount the widget, each by a button of that name. */
export const frameworks = { 'React 17': reactHost, 'Vue 3': vueHost } as const;

/** A page that embeds another one in a frame, as site builders do. */
export function frameHost(inner: string): HostPage {
  return {
    html: hostPage({
      body: `<h1>Nos stages</h1><iframe src="${inner}" title="Calendrier" width="100%" height="1600"></iframe>`,
    }),
  };
}

/** The page in the frame. */
export function framedPage(studio: string): HostPage {
  return { html: hostPage({ body: `${payment(studio)}<p>${link(studio)}</p>${script(studio)}` }) };
}
