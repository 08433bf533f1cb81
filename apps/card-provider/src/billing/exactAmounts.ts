/**
 * `amount × numerator ÷ denominator`, rounded half away from zero, without a floating-point step:
 * minor units times seconds outgrow what a double holds exactly.
 */
export function multiplyFraction(amount: number, numerator: number, denominator: number): number {
  if (denominator <= 0) throw new RangeError('The denominator must be positive');
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const size = product < 0n ? -product : product;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  return Number(product < 0n ? -rounded : rounded);
}

interface Part {
  index: number;
  whole: number;
  rest: number;
}

/**
 * Splits `total` in proportion to `weights`, in whole units that add up to `total` exactly: the
 * largest remainders get the odd units.
 */
export function splitInProportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum <= 0) return weights.map(() => 0);
  const parts: Part[] = weights.map((weight, index) => {
    const exact = BigInt(total) * BigInt(weight);
    return { index, whole: Number(exact / BigInt(sum)), rest: Number(exact % BigInt(sum)) };
  });
  const left = total - parts.reduce((a, part) => a + part.whole, 0);
  const lucky = new Set(
    parts
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return parts.map(({ index, whole }) => whole + (lucky.has(index) ? 1 : 0));
}
