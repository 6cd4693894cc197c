/** A share from 0 to 1 as a coordinate of a drawing that is as wide as its page: '12.34%'. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
