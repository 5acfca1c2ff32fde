/*
 * Nobody tells that a browser has ended a worker. But a worker can hold a lock as long as it lives, and when that is free it
 * has gone.
 */

/** In the worker: holds the lock, and tells when it has it. */
export function holdAlive(name: string, tell: () => void) {
  void navigator.locks.request(name, () => {
    tell();
    return new Promise(() => {});
  });
}

/** The name of a lock for one worker. */
export const aliveName = () => `onze worker ${crypto.randomUUID()}`;

/** Outside, once the worker has told that it holds the lock: it has gone. */
export const onGone = (name: string, gone: () => void) => void navigator.locks.request(name, gone);
