import { language } from '../inline/marks';

/**
 * Replaces the package `get-user-locale` in the bundles of islands. react-calendar asks it only where it is given no language,
 * as ours always is (src/booking/components/DayPicker.tsx).
 */
export const getUserLocale = () => language;

export default getUserLocale;
