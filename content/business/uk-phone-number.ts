/**
 * The area codes in which some numbers have ten digits (National Telephone Numbering Plan). Numbers elsewhere have
 * eleven.
 */
const tenDigitTowns =
  '1204|1208|1254|1276|1297|1298|1363|1364|1384|1386|1404|1420|1460|1461|1480|1488|1524|1527|1562|1566|' +
  '1606|1629|1635|1647|1659|1695|1697|1726|1744|1750|1768|1827|1837|1884|1900|1905|1935|1946|1949|1963|1995';
/** Matches eleven digits, or ten for the older free numbers and in those areas. */
export const ukPhoneNumber = new RegExp(
  `^0(?:[1-35789](?: ?\\d){9}|800(?: ?\\d){6}|(?:${tenDigitTowns})(?: ?\\d){5})$`,
);
