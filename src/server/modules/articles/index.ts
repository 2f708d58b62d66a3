/** Articles, think-tank and social items: reading, saving and editing, one by one and in batches. */

export {};
