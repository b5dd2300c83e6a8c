import { createSerializerCompiler } from "fastify-type-provider-zod";
import * as z from "zod/mini";

/**
 * [Note: Encoders of answers]
 * A list's answer has hundreds of records, and zod's own encoding of it took longer than everything else that was done
 * with them. So one encoder is made from each answer's schema when it is first sent. It has the schema's fields in the
 * schema's order, turns each value into its wire form by the schema's own codecs, and compares types; it does not
 * repeat the checks of lengths and ranges, which are for what comes in. A value that does not fit, and a part of a
 * schema that no encoder is known for, is encoded by zod, which says what is wrong. Tests compare both, byte by byte.
 */
type Encode = (value: unknown) => unknown;

/** The JSON of answers by the encoder of their schema, for Fastify. */
export const answerSerializer: ReturnType<typeof createSerializerCompiler> = (route) => {
  const byZod = serializeByZod(route);
  const { schema } = route;
  if (!(schema instanceof z.core.$ZodType)) return byZod;
  let made: Encode | null = null;
  return (answer) => {
    made ??= encoderOf(schema);
    const encode = made;
    try {
      return JSON.stringify(encode(answer));
    } catch (error) {
      if (error instanceof Unfit) return byZod(answer);
      throw error;
    }
  };
};

const serializeByZod = createSerializerCompiler();

/** A value that is not of its schema's type. */
class Unfit extends Error {}

/** Makes the encoder of a schema; it throws {@link Unfit}, or a ZodError, for a value of another type. */
export function encoderOf(schema: z.core.$ZodType): Encode {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return def.catchall ? byZod(schema) : objectEncoder(def.shape);
    case "array":
      return arrayEncoder(encoderOf(def.element));
    case "nullable":
      return nullableEncoder(encoderOf(def.innerType));
    case "default":
      return encoderOf(def.innerType);
    case "optional":
      return optionalEncoder(encoderOf(def.innerType));
    case "pipe":
      return isCodec(def) ? codecEncoder(def) : byZod(schema);
    case "string":
      return fitting((value) => typeof value === "string");
    case "number":
      return fitting(Number.isFinite);
    case "boolean":
      return fitting((value) => typeof value === "boolean");
    case "enum": {
      const values = new Set<unknown>(Object.values(def.entries));
      return fitting((value) => values.has(value));
    }
    case "literal": {
      const values = new Set<unknown>(def.values);
      return fitting((value) => values.has(value));
    }
    case "union":
      if (isDiscriminated(def)) return discriminatedEncoder(def);
      return def.options.every(isOfPlainType) ? fitting(isPlain) : byZod(schema);
    case "custom":
      return (value) => value;
    default:
      return byZod(schema);
  }
}

function byZod(schema: z.core.$ZodType): Encode {
  return (value) => z.encode(schema, value);
}

function objectEncoder(shape: z.core.$ZodShape): Encode {
  const fields = Object.entries(shape).map(([name, field]) => [name, encoderOf(field)] as const);
  return (value) => {
    if (typeof value !== "object" || value === null) throw new Unfit();
    const record = value as Record<string, unknown>;
    const encoded: Record<string, unknown> = {};
    for (const [name, encode] of fields) encoded[name] = encode(record[name]);
    return encoded;
  };
}

function arrayEncoder(encode: Encode): Encode {
  return (value) => {
    if (!Array.isArray(value)) throw new Unfit();
    return value.map((each) => encode(each));
  };
}

function nullableEncoder(encode: Encode): Encode {
  return (value) => (value === null ? null : encode(value));
}

function optionalEncoder(encode: Encode): Encode {
  return (value) => (value === undefined ? undefined : encode(value));
}

type Codec = z.core.$ZodCodecDef;

function isCodec(def: z.core.$ZodPipeDef | Codec): def is Codec {
  return def.reverseTransform !== undefined;
}

/** The codec's program side, its own transformation, and its wire side. */
function codecEncoder({ in: onWire, out: inProgram, reverseTransform }: Codec): Encode {
  const [before, after] = [encoderOf(inProgram), encoderOf(onWire)];
  return (value) => {
    const payload = { value: before(value), issues: [] };
    const wire = reverseTransform(payload.value, payload);
    if (payload.issues.length > 0) throw new Unfit();
    return after(wire);
  };
}

type Discriminated = z.core.$ZodDiscriminatedUnionDef;

function isDiscriminated(def: z.core.$ZodUnionDef | Discriminated): def is Discriminated {
  return "discriminator" in def;
}

/** The encoder of the option that the value's field names. */
function discriminatedEncoder({ discriminator, options }: Discriminated): Encode {
  const encoders = new Map<unknown, Encode>();
  for (const option of options) {
    const encode = encoderOf(option);
    for (const value of option._zod.propValues?.[discriminator] ?? []) encoders.set(value, encode);
  }
  return (value) => {
    const encode = encoders.get((value as Record<string, unknown> | null)?.[discriminator]);
    if (!encode) throw new Unfit();
    return encode(value);
  };
}

function isOfPlainType(schema: z.core.$ZodType): boolean {
  return ["string", "number"].includes(schema._zod.def.type);
}

function isPlain(value: unknown): boolean {
  return typeof value === "string" || Number.isFinite(value);
}

function fitting(fits: (value: unknown) => boolean): Encode {
  return (value) => {
    if (!fits(value)) throw new Unfit();
    return value;
  };
}
