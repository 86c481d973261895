/** Uses the storage of the tab. Returns undefined where it is blocked, full or damaged: everything works without it. */
export function inStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}
