/** The two shapes of the logo, in a square of 40 units: a doorway that is also a flue, and the drop inside. */
export const logoMark = {
  door: 'M4 37V19a16 16 0 0 1 32 0v18h-9.5v-6.5h-13V37z',
  drop: 'M20 7.5c4 4.6 6.4 7.5 6.4 10.9a6.4 6.4 0 0 1-12.8 0c0-3.4 2.4-6.3 6.4-10.9z',
} as const;
