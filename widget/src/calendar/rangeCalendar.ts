/**
 * Loads the range calendar, cally's custom element. Its tags belong to the page: where the page, or another
 * version of the widget, has them already, those are used.
 */
export async function loadRangeCalendar(): Promise<void> {
  if (customElements.get('calendar-range')) return;
  try {
    await import('cally');
  } catch (error) {
    // Another copy was faster; anything else is a real failure.
    if (!customElements.get('calendar-range')) throw error;
  }
}
