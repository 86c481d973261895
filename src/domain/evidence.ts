/** What a photograph or a review may say of the job that it shows. */
interface Job {
  /** The address of the service's page. */
  service?: string | null;
  on?: string | null;
  /** Set if a picture is not of a job of our own. It proves nothing, and neither does a review with `sample`. */
  illustrative?: boolean | null;
  sample?: boolean | null;
}

/** How many photographs and how many reviews a service's page shows. */
const mostShown = 3;

/** Returns the newest entries that show our own work for a service. Those without a day come last, in their order. */
export const evidenceOf = <Entry extends Job>(service: string, entries: readonly Entry[]): Entry[] =>
  entries
    .filter((entry) => entry.service === service && !entry.illustrative && !entry.sample)
    .sort((one, other) => (other.on ?? '').localeCompare(one.on ?? ''))
    .slice(0, mostShown);
