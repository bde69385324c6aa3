/**
 * Runs in every measured page before anything else, and is the same for all: it looks once a frame, takes
 * the time after that frame was painted, and knows of a subject only where its events are.
 * @param host the element whose shadow root holds the events; undefined where the page holds them
 * @param event selector of an event
 * @param word what the button filtered by says, and every event of that practice too
 */
export function probe({ host, event, word }) {
  const root = () => (host ? document.querySelector(host)?.shadowRoot : document);
  const shown = () => [...(root()?.querySelectorAll(event) ?? [])];
  // Half faded in is seen.
  const inView = (element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    const seen =
      element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).opacity >= 0.5;
    return seen && width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  };
  /** `frame` waits for the next one; `painted` tells when what it shows was handed over. */
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(0);
    });
  const allMatch = () => shown().every(({ textContent }) => textContent.includes(word));

  window.bench = {
    /** Milliseconds from navigation until an event was painted where the visitor sees it. */
    firstEvent: (async () => {
      for (;;) {
        await frame();
        // The first few are enough: events stand in their order.
        if (shown().slice(0, 8).some(inView)) return painted();
      }
    })(),

    /**
     * Milliseconds from the click until only matching events were painted. The click falls at the beginning
     * of a frame, so that the time does not depend on how soon the next one is.
     * @throws where the filter would change nothing, or changes nothing
     */
    async filter() {
      const button = [...root().querySelectorAll('button')].find((one) => one.textContent.trim() === word);
      if (!button || allMatch()) throw new Error(`nothing to filter by ${word}`);
      await frame();
      performance.mark('filter-begins');
      const start = performance.now();
      button.click();
      for (let tries = 0; tries < 600; tries += 1) {
        const end = await painted();
        performance.mark('filter-painted');
        if (allMatch()) return end - start;
        await frame();
      }
      throw new Error(`the filter by ${word} did not come through`);
    },
  };
}
