// As many as Node's pool has threads, which compress and draw.
const few = 4;

/** Does the work for each item, a few at a time: thousands at once would fill the memory. */
export async function fewAtATime<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: few }, worker));
}
