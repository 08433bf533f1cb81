// The project's own lint rules, read by oxlint (see .oxlintrc.json).

const isGlobal = (node, name) => node.type === 'Identifier' && node.name === name;

/** The domain gets the current time as an argument: `new Date(ms)` is a value, `new Date()` reads the clock. */
const noClock = {
  create: (context) => {
    const report = (node) =>
      context.report({
        node,
        message: 'This reads the clock: take the time as an argument (epoch milliseconds).',
      });
    return {
      NewExpression: (node) =>
        isGlobal(node.callee, 'Date') && node.arguments.length === 0 && report(node),
      CallExpression: (node) => isGlobal(node.callee, 'Date') && report(node),
    };
  },
};

/** A cast through `unknown` switches the type check off. */
const noDoubleCast = {
  create: (context) => ({
    TSAsExpression: (node) => {
      const inner = node.expression;
      if (inner.type !== 'TSAsExpression' || inner.typeAnnotation.type !== 'TSUnknownKeyword')
        return;
      context.report({
        node,
        message: 'A cast through unknown hides a wrong type: parse the value, or correct the type.',
      });
    },
  }),
};

/** A comment that switches a rule off must say why. */
const explainedDisable = {
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!/\b(?:eslint|oxlint)-disable/.test(comment.value) || / -- \S/.test(comment.value))
          continue;
        context.report({
          loc: comment.loc,
          message:
            'Say why the rule does not hold here: "oxlint-disable-next-line <rule> -- <reason>".',
        });
      }
    },
  }),
};

export default {
  meta: { name: 'foyer' },
  rules: {
    'no-clock': noClock,
    'no-double-cast': noDoubleCast,
    'explained-disable': explainedDisable,
  },
};
