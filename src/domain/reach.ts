/** How a visitor asks to be reached first. */
export const waysToReach = ['call', 'text', 'email'] as const;
export type ReachBy = (typeof waysToReach)[number];
