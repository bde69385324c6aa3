import { type HostPage, hostPage, link, payment, script } from './page.ts';

/**
 * Pages whose frameworks put the calendar in, change it, move it and take it out, each by a button of the
 * same words; `heard` counts the events that reach the framework's own listener.
 */
const buttons = ['mount', 'move', 'limit', 'language', 'unmount'] as const;

const controls = `<p id="controls">${buttons.map((name) => `<button id="${name}">${name}</button>`).join(' ')} <output id="heard">0</output></p>`;

/** React 17, whose custom elements get attributes alone and whose lists move what they hold. */
export function reactHost(studio: string): HostPage {
  const app = `
const e = React.createElement;
function App() {
  const [state, change] = React.useState({ shown: false, last: false, limit: 5, lang: 'fr' });
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
  const calendar = shown && e('surya-calendar', { key: 'calendar', lang, limit: state.limit, partner: 'studio-lumen' },
    e('a', { href: '${studio}/fr-calendrier' }, 'Surya Kriya'));
  const text = e('p', { key: 'text' }, 'Un paragraphe.');
  return e('div', { ref: place }, last ? [text, calendar] : [calendar, text],
    shown && e('surya-payment', { key: 'payment', lang, program: 'surya-kriya-rennes', partner: 'studio-lumen' }));
}
ReactDOM.render(e(App), app);`;
  return {
    html: hostPage({
      head: `<script src="/vendor/react.js"></script><script src="/vendor/react-dom.js"></script>${script(studio)}`,
      body: `${controls}<div id="app"></div><script>${app}</script>`,
    }),
  };
}

/** Vue 3, which sets properties where an element has them and teleports whole parts of the page. */
export function vueHost(studio: string): HostPage {
  const app = `
Vue.createApp({
  setup() {
    const state = Vue.reactive({ shown: false, to: '#first', limit: 5, lang: 'fr' });
    mount.onclick = () => { state.shown = true; };
    move.onclick = () => { state.to = state.to === '#first' ? '#second' : '#first'; };
    limit.onclick = () => { state.limit = 2; };
    language.onclick = () => { state.lang = 'es'; };
    unmount.onclick = () => { state.shown = false; };
    return { state, count: () => { heard.value = Number(heard.value) + 1; } };
  },
  template: \`<Teleport :to="state.to" v-if="state.shown"><div :lang="state.lang">
    <surya-calendar :limit="state.limit" partner="studio-lumen"><a href="${studio}/fr-calendrier">Surya Kriya</a></surya-calendar>
    <surya-payment program="surya-kriya-rennes" partner="studio-lumen" @surya:checkout-initiated="count"></surya-payment>
  </div></Teleport>\`,
}).mount('#app');`;
  return {
    html: hostPage({
      head: `<script src="/vendor/vue.js"></script>${script(studio)}`,
      body: `${controls}<div id="first"></div><hr><div id="second"></div><div id="app"></div><script>${app}</script>`,
    }),
  };
}

/** A page that puts the snippet into a frame, as site builders do. */
export function frameHost(inner: string): HostPage {
  return {
    html: hostPage({
      body: `<h1>Nos stages</h1><iframe src="${inner}" title="Calendrier" width="100%" height="1600"></iframe>`,
    }),
  };
}

/** What stands in the frame. */
export function framedPage(studio: string): HostPage {
  return { html: hostPage({ body: `${payment(studio)}<p>${link(studio)}</p>${script(studio)}` }) };
}
