/** Rows of the grid in a group: whole lines, whether the grid has one, two or three columns. */
export const groupSize = 6;

/**
 * The positions of the groups of a long list, in pixels from its top. A group that was in the page keeps its
 * measured height; any other has the average height of the groups measured first. Nothing above what is in
 * view moves during scrolling (docs/decisions/0024-own-virtualizer).
 */
export class RowGroups {
  readonly #heights = new Map<number, number>();
  #estimate = 0;

  constructor(
    /** Number of groups. */
    readonly count: number,
  ) {}

  /**
   * Stores the heights of consecutive groups, gap included.
   * @param first index of the first of them
   */
  setHeights(first: number, heights: readonly number[]): void {
    heights.forEach((height, index) => {
      this.#heights.set(first + index, height);
    });
    this.#estimate ||= heights.reduce((sum, height) => sum + height, 0) / heights.length || 0;
  }

  /** Discards every height, as after a change of width. */
  clear(): void {
    this.#heights.clear();
    this.#estimate = 0;
  }

  /** Returns the height of the groups from `first` up to `end`, exclusive. */
  getHeight(first: number, end: number): number {
    let sum = 0;
    for (let group = first; group < end; group += 1) sum += this.#heights.get(group) ?? this.#estimate;
    return sum;
  }

  /** Returns the groups between two positions: the first, and the one after the last. */
  getRange(from: number, to: number): { first: number; end: number } {
    let first = 0;
    let bottom = this.getHeight(0, 1);
    while (first < this.count - 1 && bottom <= from) {
      first += 1;
      bottom += this.getHeight(first, first + 1);
    }
    let end = first + 1;
    while (end < this.count && bottom < to) {
      bottom += this.getHeight(end, end + 1);
      end += 1;
    }
    return { first, end };
  }
}
