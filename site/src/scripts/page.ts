/** The script of every page: menu, portraits and videos, where HTML alone does not suffice. */
import { playOnRequest } from './playOnRequest.ts';

const menu = document.getElementById('menu');
const closeMenu = () => {
  if (menu?.matches(':popover-open')) menu.hidePopover();
};
menu?.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) closeMenu();
});
// A page that comes back from the browser's cache must not come back with its drawer open.
addEventListener('pagehide', closeMenu);

for (const portrait of document.querySelectorAll<HTMLImageElement>('[data-avatar] img')) {
  const giveWay = () => portrait.remove();
  // Failed before this script ran; one that has not been asked for yet has no current address.
  if (portrait.complete && portrait.currentSrc && portrait.naturalWidth === 0) giveWay();
  portrait.addEventListener('error', giveWay);
}

for (const button of document.querySelectorAll<HTMLAnchorElement>('a[data-video]')) playOnRequest(button);
