/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-recommended'],
  plugins: ['stylelint-use-logical'],
  rules: {
    // The page is read from either side.
    'csstools/use-logical': 'always',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
};
