/**
 * Replaces the views of years, decades and centuries of react-calendar, and its column of week numbers, in the bundles of
 * islands. Ours has no way to them (src/booking/components/DayPicker.tsx).
 */
const NoView = () => null;

export default NoView;
