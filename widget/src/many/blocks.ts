/** Cards in a block: whole rows, whether the grid has one, two or three columns. */
export const blockSize = 6;

/**
 * Where the blocks of a long list stand, in pixels from its top. A block that was in the page has the
 * height it had there; any other that of the average block when the list was first measured, and it keeps
 * that, so that nothing above what is in view moves while one scrolls.
 */
export class Blocks {
  readonly #heights = new Map<number, number>();
  #estimate = 0;

  constructor(
    /** How many blocks there are. */
    readonly count: number,
  ) {}

  /** Notes the heights of consecutive blocks, gap included, the first of which is the block `first`. */
  measured(first: number, heights: readonly number[]): void {
    heights.forEach((height, index) => {
      this.#heights.set(first + index, height);
    });
    this.#estimate ||= heights.reduce((sum, height) => sum + height, 0) / heights.length || 0;
  }

  /** Forgets every height, as after a change of width. */
  forget(): void {
    this.#heights.clear();
    this.#estimate = 0;
  }

  /** The height of the blocks from `first` up to `end`, which is not among them. */
  height(first: number, end: number): number {
    let sum = 0;
    for (let block = first; block < end; block += 1) sum += this.#heights.get(block) ?? this.#estimate;
    return sum;
  }

  /** The blocks that stand between two places: the first, and the one after the last. */
  between(from: number, to: number): { first: number; end: number } {
    let first = 0;
    let bottom = this.height(0, 1);
    while (first < this.count - 1 && bottom <= from) {
      first += 1;
      bottom += this.height(first, first + 1);
    }
    let end = first + 1;
    while (end < this.count && bottom < to) {
      bottom += this.height(end, end + 1);
      end += 1;
    }
    return { first, end };
  }
}
