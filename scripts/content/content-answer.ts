/** What a command for editors prints, and whether it did what was asked. */
export interface NewContentAnswer {
  readonly ok: boolean;
  readonly text: string;
}
