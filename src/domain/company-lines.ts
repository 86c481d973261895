/** The phone lines of the company that a page can show. Their numbers are in data/company.yaml. */
export const companyLines = ['office', 'emergency', 'mobile'] as const;
export type CompanyLine = (typeof companyLines)[number];
