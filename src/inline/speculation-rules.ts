/** Lets browsers that know such rules prepare a page of this site while a visitor points at its link. */
export const speculationRules = '{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';
