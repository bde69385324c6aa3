/** How long the player in a frame may take to answer before it counts as failed, milliseconds. */
const playerTimeout = 10_000;

/**
 * Makes a play button replace itself by the video's iframe. A placeholder shows until the frame has loaded;
 * a frame whose player never answers (host blocked, offline) is replaced by an error message.
 */
export function playOnRequest(button: HTMLAnchorElement): void {
  const { video, title = '', loading = '', failed = '' } = button.dataset;
  const stage = button.closest<HTMLElement>('[data-video-stage]');
  if (!video || !stage) return;

  const say = (role: 'status' | 'alert', words: string) => {
    const message = document.createElement('p');
    message.setAttribute('role', role);
    message.textContent = words;
    stage.append(message);
    return message;
  };

  button.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stage.querySelector('[role="alert"]')?.remove();
    button.hidden = true;
    const placeholder = say('status', loading);
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';

    const host = new URL(video).origin;
    const heard = (message: MessageEvent) => {
      if (message.origin !== host || message.source !== frame.contentWindow) return;
      clearTimeout(timer);
      removeEventListener('message', heard);
    };
    const fail = () => {
      removeEventListener('message', heard);
      placeholder.remove();
      frame.remove();
      button.hidden = false;
      say('alert', failed);
    };
    const timer = setTimeout(fail, playerTimeout);
    addEventListener('message', heard);
    frame.addEventListener('load', () => {
      placeholder.remove();
      frame.contentWindow?.postMessage(JSON.stringify({ event: 'listening', id: 1 }), host);
    });
    frame.src = video;
    stage.append(frame);
    frame.focus();
  });
}
