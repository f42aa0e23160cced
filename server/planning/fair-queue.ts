/**
 * Fair queueing: everybody has a queue of their own and the queues take turns. How long a question waits
 * depends on how many others ask, not on how much they ask. One with work in progress comes after
 * those without any.
 *
 * A queue is named by a path, the widest group first (allocation, network, client). Groups of the same
 * width take turns just as the clients within them do.
 */
export class FairQueue<T> {
  /** In the order of their turns, including those that only have work in progress. */
  readonly #queues = new Map<string, FairQueue<T>>();
  readonly #items: T[] = [];
  #size = 0;
  #inProgress = 0;

  /** How many are waiting, in total or in one queue. */
  sizeOf([name, ...rest]: readonly string[] = []): number {
    if (name === undefined) return this.#size;
    return this.#queues.get(name)?.sizeOf(rest) ?? 0;
  }

  add([name, ...rest]: readonly string[], item: T): void {
    this.#size += 1;
    if (name === undefined) {
      this.#items.push(item);
      return;
    }
    const queue = this.#queues.get(name) ?? new FairQueue<T>();
    this.#queues.set(name, queue);
    queue.add(rest, item);
  }

  /** Takes the oldest of the queue whose turn it is; it is in progress until its queue is told that it is done. */
  next(): T | undefined {
    if (this.#size === 0) return undefined;
    this.#size -= 1;
    this.#inProgress += 1;
    let turn: readonly [string, FairQueue<T>] | undefined;
    for (const entry of this.#queues) {
      const isBefore = !turn || entry[1].#inProgress < turn[1].#inProgress;
      if (isBefore && entry[1].#size > 0) turn = entry;
    }
    if (!turn) return this.#items.shift();
    const [name, queue] = turn;
    this.#queues.delete(name);
    this.#queues.set(name, queue);
    return queue.next();
  }

  /** Work of this queue is done. */
  done([name, ...rest]: readonly string[]): void {
    this.#inProgress -= 1;
    if (name === undefined) return;
    this.#queues.get(name)?.done(rest);
    this.#forget(name);
  }

  /** Takes the newest of the longest queue within a group; of equal queues, of the one whose turn comes last. */
  dropFromLongest([group, ...rest]: readonly string[] = []): T | undefined {
    if (this.#size === 0) return undefined;
    this.#size -= 1;
    const name = group ?? this.#longest();
    if (name === undefined) return this.#items.pop();
    const item = this.#queues.get(name)?.dropFromLongest(rest);
    this.#forget(name);
    return item;
  }

  #longest(): string | undefined {
    const sizes = [...this.#queues].map(([name, queue]) => ({ name, size: queue.#size }));
    return sizes.sort((one, other) => one.size - other.size).at(-1)?.name;
  }

  /** Forgets a queue with nothing waiting and nothing in progress. */
  #forget(name: string): void {
    const queue = this.#queues.get(name);
    if (queue && queue.#size + queue.#inProgress === 0) this.#queues.delete(name);
  }
}
