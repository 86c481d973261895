// The size of Node's thread pool, which compresses files and encodes pictures.
const few = 4;

/** Does the work for each item, a few at a time. Thousands at once would fill the memory. */
export async function fewAtATime<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: few }, worker));
}
