const compile = require('@next/mdx/mdx-js-loader')

/**
 * Gives a page that cannot be compiled an empty body, in development only: an error would keep the whole route from
 * being shown. `proxy.dev.ts` shows what is wrong with it.
 */
module.exports = function developmentLoader(source) {
  const done = this.async()
  const whenCompiled = (error, ...result) =>
    error ? done(null, 'export default () => null') : done(null, ...result)
  const context = new Proxy(this, {
    get: (target, key) => (key === 'async' ? () => whenCompiled : Reflect.get(target, key)),
  })
  compile.call(context, source)
}
