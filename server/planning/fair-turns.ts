/**
 * A queue in which everybody has their own line and the lines take turns: how long a question waits
 * depends on how many others ask, not on how much they ask. A line with work in progress comes after
 * those without any.
 *
 * A line is named by a path, the widest group first (allocation, network, client). Groups of the same
 * width take turns just as the clients within them do.
 */
export class FairTurns<T> {
  /** In the order of their turns, including lines that only have work in progress. */
  readonly #lines = new Map<string, FairTurns<T>>();
  readonly #items: T[] = [];
  #size = 0;
  #inHand = 0;

  /** How many are waiting, in total or in one line. */
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

  /** Takes the oldest of the line whose turn it is; it is in progress until its line is told that it is done. */
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

  /** Work of this line is done. */
  done([name, ...rest]: readonly string[]): void {
    this.#inHand -= 1;
    if (name === undefined) return;
    this.#lines.get(name)?.done(rest);
    this.#forget(name);
  }

  /** Takes the newest of the longest line within a group; of equal lines, of the one whose turn comes last. */
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

  /** Forgets a line with nothing waiting and nothing in progress. */
  #forget(name: string): void {
    const line = this.#lines.get(name);
    if (line && line.#size + line.#inHand === 0) this.#lines.delete(name);
  }
}
