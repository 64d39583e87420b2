// Imported before everything else: modules run in the order of their imports, so this refuses an older Node before anything uses a feature
// that it lacks. This module must not import anything. The package.json files of api, search-indexer and server-kit declare the same
// version. The root allows an older one, because its packages bring their own Node.

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 12)) {
  process.stderr.write(`Node 22.12 or newer is required; this is Node ${process.versions.node}.\n`);
  process.exit(1);
}

export {};
