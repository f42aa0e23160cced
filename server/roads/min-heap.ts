/** A binary heap of numbered items: the one with the lowest cost comes out first. */
export class MinHeap {
  readonly #costs: number[] = [];
  readonly #items: number[] = [];

  get size(): number {
    return this.#items.length;
  }

  push(item: number, cost: number): void {
    let index = this.#items.length;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (this.#costAt(parent) <= cost) break;
      this.#move(parent, index);
      index = parent;
    }
    this.#costs[index] = cost;
    this.#items[index] = item;
  }

  /** Takes out the cheapest item; undefined when the heap is empty. */
  pop(): { readonly item: number; readonly cost: number } | undefined {
    const item = this.#items[0];
    const cost = this.#costAt(0);
    const lastItem = this.#items.pop();
    const lastCost = this.#costs.pop();
    if (item === undefined || lastItem === undefined || lastCost === undefined) return undefined;
    if (this.size > 0) this.#sink(lastItem, lastCost);
    return { item, cost };
  }

  /** Puts an item in the place of the first one and lets it sink below all that are cheaper. */
  #sink(item: number, cost: number): void {
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= this.size) break;
      if (child + 1 < this.size && this.#costAt(child + 1) < this.#costAt(child)) child++;
      if (this.#costAt(child) >= cost) break;
      this.#move(child, index);
      index = child;
    }
    this.#costs[index] = cost;
    this.#items[index] = item;
  }

  #move(from: number, to: number): void {
    this.#costs[to] = this.#costAt(from);
    this.#items[to] = this.#items[from] ?? 0;
  }

  #costAt(index: number): number {
    return this.#costs[index] ?? Number.POSITIVE_INFINITY;
  }
}
