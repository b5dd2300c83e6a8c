import { fsyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type InitArguments = Parameters<NodeFS["init"]>;

/** The part of Emscripten's module that is patched here; it is missing in PGlite's types. */
interface NodeFileOperations {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
  FS: { ErrnoError: new (code: number) => Error };
}

/** Emscripten's number of an input or output error. */
const EIO = 29;

let fsyncs = 0;

/** How many times the disk has confirmed a file in this thread. */
export function countFsyncs(): number {
  return fsyncs;
}

/**
 * PGlite's file system on a folder, with an fsync that reaches the disk. Emscripten's own does nothing and reports
 * success, so a commit would be confirmed that a power cut could still undo.
 */
export class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: InitArguments): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] },
    };
  }
}

function addFsync(module: unknown): void {
  const { NODEFS, FS } = module as NodeFileOperations;
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    try {
      fsyncSync(nfd);
    } catch {
      // PostgreSQL stops at this error, as it must: data that the disk did not take cannot be confirmed later.
      throw new FS.ErrnoError(EIO);
    }
    fsyncs += 1;
    return 0;
  };
}
