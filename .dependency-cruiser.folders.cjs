/** Folders that need each other are one folder, or both need a third. Tests look wherever they like and are left out. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment:
        'Two folders that import each other cannot be read one after the other. Move what both need into an earlier one, or register the later one with the earlier (feature.ts).',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.test\\.tsx?$|^lib/testing/` },
  },
};
