/** A tablet held upright: wide enough for two columns, too narrow for what stands in them on a desktop. */
export const onTablet = '@media (min-width:48rem) and (max-width:59.99rem)';
