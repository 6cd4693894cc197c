/** What a phone knows of one vote: the choices of its first and second round, and which card is up. */
export interface HeldCard {
  readonly chosen: readonly number[];
  readonly up: boolean;
}

/** The rounds of a vote. */
const ROUNDS = 2;

export const noCard: HeldCard = { chosen: [], up: false };

/** Holds a card up: the next round's choice, or when both rounds are over, another one in the second. */
export const raise = ({ chosen }: HeldCard, choice: number): HeldCard => ({ chosen: [...chosen.slice(0, ROUNDS - 1), choice], up: true });

/** Takes the card down to choose another one in the same round. */
export const change = ({ chosen }: HeldCard): HeldCard => ({ chosen: chosen.slice(0, -1), up: false });

/** Takes the card down; its choice stays. */
export const putDown = ({ chosen }: HeldCard): HeldCard => ({ chosen, up: false });

/** Reads what a browser has kept, about a question with so many choices; nothing where it isn't that. */
export function readHeld(text: string | null, choices: number): HeldCard {
  const chosen = Array.from(text ?? '', Number);
  const isSound = chosen.length <= ROUNDS && chosen.every((choice) => Number.isInteger(choice) && choice < choices);
  return isSound ? { chosen, up: false } : noCard;
}

/** The choices as a text to keep: '02'. */
export const heldText = ({ chosen }: HeldCard): string => chosen.join('');
