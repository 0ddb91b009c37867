/** React has had it since 18; what the router brings along for older ones weighs more than all its own code. */
export { useSyncExternalStore } from "react";
