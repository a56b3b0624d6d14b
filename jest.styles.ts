/** Stands in for CSS modules in unit tests: each class has its own name. Next's stand-in has none as an ES module. */
export default new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) })
