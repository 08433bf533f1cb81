/** A generator of whole numbers. The same name gives the same numbers. */
export function seededRandom(name: string): (below: number) => number {
  let state = Array.from(name).reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0,
    2166136261,
  );
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
