/** Which files belong to tests or take pictures, as a regular expression: layer rules do not hold for what these import. */
exports.testFilePattern = String.raw`\.(test|stories)\.(ts|tsx|mjs)$|/testing/|/tests/|/testing\.ts$|/e2e/|/bench/|/take-screenshots/|/contact-sheets/|/\.storybook/|\.config\.(ts|mjs)$|\.setup\.ts$|/vitest\.setup`;
