/** How long a loaded frame may stay silent before it is taken for a failure, milliseconds. */
const patience = 10_000;

/**
 * Makes a play button put the film's frame in its place. The placeholder stands until the frame has
 * loaded; a frame whose player never answers (host blocked, offline) gives the failure message.
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
    const timer = setTimeout(fail, patience);
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
