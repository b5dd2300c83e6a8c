import type { Page } from "@playwright/test";

/**
 * Everything that the browser stores for the page's origin, as text: cookies, local and session storage, databases,
 * caches.
 */
export async function storageText(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return JSON.stringify({ cookies, ...(await page.evaluate(everythingKept)) });
}

/** Runs in the page. */
async function everythingKept() {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const databases: unknown[] = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(String(name)));
    for (const store of database.objectStoreNames) {
      const objects = database.transaction(store).objectStore(store);
      databases.push({ name, store, keys: await settled(objects.getAllKeys()) });
      databases.push(await settled(database.transaction(store).objectStore(store).getAll()));
    }
    database.close();
  }
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      cached.push(request.url, (await (await cache.match(request))?.text()) ?? "");
    }
  }
  return {
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases,
    cached,
    history: history.state as unknown,
    title: document.title,
  };
}
