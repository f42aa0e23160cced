/**
 * A queue in which everybody has a line of their own, and the lines take turns: how long one's own
 * question waits depends on how many others ask, not on how much they ask. A line of which something
 * is in hand comes after those that have nothing there.
 *
 * A line is named by a path, the widest circle first (allocation, network, client): circles of the
 * same width take turns as clients within them do.
 */
export class FairTurns<T> {
  /** In the order of their turns; with those of which nothing waits and something is in hand. */
  readonly #lines = new Map<string, FairTurns<T>>();
  readonly #items: T[] = [];
  #size = 0;
  #inHand = 0;

  /** How many wait, in all or in one line. */
  sizeOf([name, ...rest]: readonly string[] = []): number {
    if (name === undefined) return this.#size;
    return this.#lines.get(name)?.sizeOf(rest) ?? 0;
  }

  add([name, ...rest]: readonly string[], item: T): void {
    this.#size += 1;
    if (name === undefined) {
      this.#items.push(item);
      return;
    }
    const line = this.#lines.get(name) ?? new FairTurns<T>();
    this.#lines.set(name, line);
    line.add(rest, item);
  }

  /** Takes the oldest of the line whose turn it is; it is in hand until its line is told that it is done. */
  next(): T | undefined {
    if (this.#size === 0) return undefined;
    this.#size -= 1;
    this.#inHand += 1;
    let turn: readonly [string, FairTurns<T>] | undefined;
    for (const entry of this.#lines) {
      const isBefore = !turn || entry[1].#inHand < turn[1].#inHand;
      if (isBefore && entry[1].#size > 0) turn = entry;
    }
    if (!turn) return this.#items.shift();
    const [name, line] = turn;
    this.#lines.delete(name);
    this.#lines.set(name, line);
    return line.next();
  }

  /** Something of this line is in hand no more. */
  done([name, ...rest]: readonly string[]): void {
    this.#inHand -= 1;
    if (name === undefined) return;
    this.#lines.get(name)?.done(rest);
    this.#forget(name);
  }

  /** Takes the newest of the longest line within a circle; of equal lines, of the one whose turn is last. */
  dropFromLongest([circle, ...rest]: readonly string[] = []): T | undefined {
    if (this.#size === 0) return undefined;
    this.#size -= 1;
    const name = circle ?? this.#longest();
    if (name === undefined) return this.#items.pop();
    const item = this.#lines.get(name)?.dropFromLongest(rest);
    this.#forget(name);
    return item;
  }

  #longest(): string | undefined {
    const sizes = [...this.#lines].map(([name, line]) => ({ name, size: line.#size }));
    return sizes.sort((one, other) => one.size - other.size).at(-1)?.name;
  }

  /** Forgets a line of which nothing waits and nothing is in hand. */
  #forget(name: string): void {
    const line = this.#lines.get(name);
    if (line && line.#size + line.#inHand === 0) this.#lines.delete(name);
  }
}
