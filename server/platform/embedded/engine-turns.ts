/** Runs protocol messages on the engine; answers what the backend sent back. */
export type RunOnEngine = (messages: Uint8Array) => Promise<Uint8Array>;

interface Session {
  /** Bytes of a message that has not arrived in whole. */
  rest: Uint8Array;
  /** Whole messages up to and including one that the backend answers with ReadyForQuery. */
  readonly turns: Uint8Array[];
  /** Messages of a turn whose end has not arrived. */
  pending: Uint8Array[];
  started: boolean;
  closed: boolean;
}

const STARTUP_HEADER = 8;
const PROTOCOL_3 = 196_608;
const code = (letter: string) => letter.charCodeAt(0);
const [QUERY, SYNC, TERMINATE, READY] = [code("Q"), code("S"), code("X"), code("Z")];
/** NotificationResponse: what a session listens to. */
const NOTICE = code("A");
const [IDLE, TRANSACTION] = [code("I"), code("T")];

/** AuthenticationOk, and ReadyForQuery outside of a transaction. */
const WELCOME = Uint8Array.of(code("R"), 0, 0, 0, 8, 0, 0, 0, 0, READY, 0, 0, 0, 5, IDLE);

/**
 * Several connections on the one backend of the embedded engine, one at a time: who has begun a
 * transaction keeps the engine until it ends, and the messages of a query are never parted. The
 * backend has a single unnamed statement and portal, so that anything less gives one visitor
 * another's rows.
 */
export class EngineTurns {
  readonly #run: RunOnEngine;
  readonly #send: (session: number, bytes: Uint8Array) => void;
  readonly #sessions = new Map<number, Session>();
  /** The session in a transaction; nobody else has a turn until it is over. */
  #owner: number | undefined;
  #running = false;

  constructor(run: RunOnEngine, send: (session: number, bytes: Uint8Array) => void) {
    this.#run = run;
    this.#send = send;
  }

  /** Takes bytes of the wire protocol as they come from a session, a new one included. */
  receive(id: number, bytes: Uint8Array): void {
    const session = this.#sessions.get(id) ?? newSession();
    this.#sessions.set(id, session);
    session.rest = joined([session.rest, bytes]);
    if (!session.started && !this.#welcome(id, session)) return;
    takeMessages(session);
    if (session.closed) this.close(id);
    else void this.#work();
  }

  /** Ends a session; a transaction that it leaves open is rolled back. */
  close(id: number): void {
    const session = this.#sessions.get(id);
    if (!session) return;
    session.closed = true;
    session.turns.length = 0;
    void this.#work();
  }

  /** The startup message is answered here: the backend behind it has long been started. */
  #welcome(id: number, session: Session): boolean {
    const { rest } = session;
    if (rest.length < STARTUP_HEADER) return false;
    const view = new DataView(rest.buffer, rest.byteOffset);
    const length = view.getInt32(0);
    if (view.getInt32(4) !== PROTOCOL_3 || rest.length < length) return false;
    session.rest = rest.subarray(length);
    session.started = true;
    this.#send(id, WELCOME);
    return true;
  }

  async #work(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let next = this.#next(); next; next = this.#next()) {
      const [id, turn] = next;
      const answer = await this.#run(turn);
      const messages = messagesOf(answer);
      this.#owner = statusAfter(messages) === IDLE ? undefined : id;
      if (this.#sessions.get(id)?.closed === false) this.#send(id, answer);
      this.#tellOthers(id, messages);
    }
    this.#running = false;
  }

  /**
   * Passes the backend's notices on to the other sessions, which are all one to it: whoever listens is
   * among them, and the rest pass over what they did not ask for.
   */
  #tellOthers(id: number, messages: readonly Uint8Array[]): void {
    const notices = joined(messages.filter(([type]) => type === NOTICE));
    if (notices.length === 0) return;
    for (const [other, { started, closed }] of this.#sessions) {
      if (other !== id && started && !closed) this.#send(other, notices);
    }
  }

  #next(): [number, Uint8Array] | undefined {
    for (const [id, session] of this.#sessions) {
      if (session.closed && this.#owner !== id) this.#sessions.delete(id);
    }
    if (this.#owner !== undefined) {
      const session = this.#sessions.get(this.#owner);
      if (!session || session.closed) return [this.#owner, queryMessage("rollback")];
      const turn = session.turns.shift();
      return turn && [this.#owner, turn];
    }
    for (const [id, session] of this.#sessions) {
      const turn = session.turns.shift();
      if (!turn) continue;
      // To the end of the line, so that a busy session does not keep the others waiting.
      this.#sessions.delete(id);
      this.#sessions.set(id, session);
      return [id, turn];
    }
    return undefined;
  }
}

const newSession = (): Session => ({
  rest: new Uint8Array(0),
  turns: [],
  pending: [],
  started: false,
  closed: false,
});

/** Moves what has arrived in whole from `rest` to the session's turns. */
function takeMessages(session: Session): void {
  for (let length = messageLength(session.rest); length > 0; ) {
    const message = session.rest.subarray(0, length);
    session.rest = session.rest.subarray(length);
    if (message[0] === TERMINATE) {
      session.closed = true;
      return;
    }
    session.pending.push(message);
    if (message[0] === SYNC || message[0] === QUERY) {
      session.turns.push(joined(session.pending));
      session.pending = [];
    }
    length = messageLength(session.rest);
  }
}

/** Length of the first message with its type; 0 while it is not whole. */
function messageLength(bytes: Uint8Array): number {
  if (bytes.length < 5) return 0;
  const length = 1 + new DataView(bytes.buffer, bytes.byteOffset).getInt32(1);
  return bytes.length < length ? 0 : length;
}

/** Transaction status of the last ReadyForQuery; anything without one counts as inside. */
function statusAfter(messages: readonly Uint8Array[]): number {
  const ready = messages.findLast(([type]) => type === READY);
  return ready?.[5] ?? TRANSACTION;
}

/** The whole messages of an answer. */
function messagesOf(answer: Uint8Array): Uint8Array[] {
  const messages: Uint8Array[] = [];
  for (let at = 0, length = 0; at < answer.length; at += length) {
    length = messageLength(answer.subarray(at));
    if (length === 0) break;
    messages.push(answer.subarray(at, at + length));
  }
  return messages;
}

function queryMessage(text: string): Uint8Array {
  const body = new TextEncoder().encode(`${text}\0`);
  const message = new Uint8Array(5 + body.length);
  message[0] = QUERY;
  new DataView(message.buffer).setInt32(1, 4 + body.length);
  message.set(body, 5);
  return message;
}

/** The parts as one, in their order; a single one is not copied. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const filled = parts.filter(({ length }) => length > 0);
  if (filled.length === 1 && filled[0]) return filled[0];
  const whole = new Uint8Array(filled.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of filled) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
