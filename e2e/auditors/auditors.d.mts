import type { Page } from '@playwright/test';

/** Returns what Siteimprove's Alfa and IBM's engine call wrong in a page, apart from what is explained. */
export function auditorFindings(page: Page): Promise<string[]>;
