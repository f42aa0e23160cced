/** The package's main file warns about runtimes it was not tested on; the class alone does not. */
declare module "oidc-provider/lib/provider.js" {
  export { Provider } from "oidc-provider";
}
